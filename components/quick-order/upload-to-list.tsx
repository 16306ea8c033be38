import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Disclosure } from '@/components/ui/disclosure'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { quickOrderActionPath, quickOrderPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { ListFile } from './list-file'

type Props = { locale: Locale; hidden: HiddenFieldValues; error: string | undefined }

/** Adds the lines of a CSV file to the cart: the quick order reads it and shows a verdict for each line. */
export function UploadToList({ locale, hidden, error }: Props) {
  const t = getTranslator(locale, 'cart')
  return (
    <Disclosure summary={t('csv.upload')} open={error !== undefined}>
      <p>{t('csv.uploadText')}</p>
      <form
        method="post"
        action={quickOrderActionPath(locale)}
        encType="multipart/form-data"
        className="mt-3"
      >
        <HiddenFields {...hidden} />
        <ListFile locale={locale} error={error} />
      </form>
      <p className="mt-3">
        <a href={quickOrderPath(locale)} className="inline-block py-1">
          {t('csv.typed')}
        </a>
      </p>
    </Disclosure>
  )
}
