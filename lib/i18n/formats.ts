import { getSite, type Locale } from '@/lib/site/sites'

/** Keeps what `make` makes for a locale and its options: making a format costs a hundred times as much as using it. */
function kept<Options, Format>(
  make: (languageTag: string, options: Options) => Format,
): (locale: Locale, options: Options) => Format {
  const formats = new Map<string, Format>()
  return (locale, options) => {
    const key = locale + JSON.stringify(options)
    const format = formats.get(key) ?? make(getSite(locale).languageTag, options)
    formats.set(key, format)
    return format
  }
}

/** Numbers as people of a site write them. */
export const numberFormat = kept(
  (languageTag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageTag, options),
)

/** Days and times as people of a site write them. */
export const dateFormat = kept(
  (languageTag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag, options),
)
