import type { ReactNode } from 'react'
import { TextArea } from '@/components/form/fields/text-area'
import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { quoteFormPath } from '@/lib/site/quote-paths'
import { QuoteHidden } from './quote-hidden'
import type { QuoteView } from './quote-view'

type Props = Pick<QuoteView, 'locale' | 'quote' | 'hidden' | 'typed' | 'errors'> & {
  /** The lines with fields for their quantities. */
  lines: ReactNode
}

const HEADING_ID = 'quote-draft'

/** A draft as a form: what it is called and noted, its lines, and another item. One form saves it all. */
export function DraftForm({ locale, quote, hidden, typed, errors, lines }: Props) {
  const t = getTranslator(locale, 'quotes')
  const { name, description = '', reference = '', cc = [] } = quote
  const words = fieldWords(locale)
  const field = (id: string, value: string) => ({
    name: id,
    words,
    error: errors.at(id),
    defaultValue: typed[id] ?? value,
  })
  return (
    <form
      method="post"
      action={quoteFormPath(locale, 'draft')}
      aria-labelledby={HEADING_ID}
      className="mt-8"
      noValidate
      data-storable
      data-shown-again={typed[QUOTE_FIELDS.name] === undefined ? undefined : ''}
    >
      <QuoteHidden {...{ hidden, quote }} />
      {/* Enter saves, and removes no line. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('draft.save')}
      </button>
      <h2 id={HEADING_ID} className="text-xl">
        {t('draft.title')}
      </h2>
      <div className="mt-4 space-y-4">
        <TextInput {...field(QUOTE_FIELDS.name, name)} label={t('draft.name')} />
        <TextArea {...field(QUOTE_FIELDS.note, description)} label={t('draft.note')} optional rows={3} />
        <TextInput {...field(QUOTE_FIELDS.reference, reference)} label={t('draft.reference')} optional />
        <TextInput
          {...field(QUOTE_FIELDS.cc, cc.join(', '))}
          label={t('draft.cc')}
          hint={t('draft.ccHint')}
          optional
        />
      </div>
      <h3 className="mt-8 text-lg">{t('draft.lines')}</h3>
      <div className="mt-3">{lines}</div>
      <fieldset className="mt-6">
        <legend className="font-semibold">{t('draft.addTitle')}</legend>
        <div className="mt-2 flex flex-wrap gap-4">
          <TextInput
            {...field(QUOTE_FIELDS.newItem, '')}
            label={t('draft.add')}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          <TextInput
            {...field(QUOTE_FIELDS.newQuantity, '')}
            label={t('draft.addQuantity')}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
        </div>
      </fieldset>
      <p className="no-print mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="submit">
          {t('draft.saveAndSend')}
        </Button>
        <Button type="submit" name="intent" value="save" variant="secondary">
          {t('draft.save')}
        </Button>
      </p>
    </form>
  )
}
