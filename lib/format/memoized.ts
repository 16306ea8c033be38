/**
 * Memoizes the formats that `make` creates per language tag (or time zone) and options: creating a format
 * costs a hundred times as much as using it.
 */
export function memoizeFormat<Options, Format>(
  make: (tag: string, options: Options) => Format,
): (tag: string, options: Options) => Format {
  const formats = new Map<string, Format>()
  return (tag, options) => {
    const key = tag + JSON.stringify(options)
    const format = formats.get(key) ?? make(tag, options)
    formats.set(key, format)
    return format
  }
}
