import { TextArea } from '@/components/form/fields/text-area'
import { Button } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { INTENT, LIST_FIELDS } from '@/lib/quick-order/list-fields'
import type { Locale } from '@/lib/site/sites'
import type { ListWords } from './words'

type Props = { locale: Locale; text: string; error: string | undefined; words: ListWords }

/** A text field for a list that was copied elsewhere. */
export function PasteBox({ locale, text, error, words }: Props) {
  const t = getTranslator(locale, 'quickOrder')
  return (
    <section className="no-print mt-10">
      <h2>{t('paste.title')}</h2>
      <div className="mt-3">
        <TextArea
          name={LIST_FIELDS.paste}
          label={t('paste.label')}
          hint={t('paste.hint')}
          {...{ words, error }}
          defaultValue={text}
          spellCheck={false}
        />
      </div>
      <p className="mt-3">
        <Button type="submit" name={INTENT} value="paste" variant="secondary">
          {t('paste.submit')}
        </Button>
      </p>
    </section>
  )
}
