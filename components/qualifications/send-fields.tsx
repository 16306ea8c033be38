import { Checkbox } from '@/components/form/fields/checkbox'
import { TextArea } from '@/components/form/fields/text-area'
import { Button } from '@/components/ui/button'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELDS, SEND_INTENT } from '@/lib/qualifications/qualification-fields'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import type { QualificationProps } from './qualification-props'

const titleOf = ({ status }: Qualification) => {
  if (status === 'MORE_INFORMATION') return 'send.answer'
  return status === 'REJECTED' ? 'send.appeal' : 'send.title'
}

/** Fields of the form of an evidence that send it, with the statement of responsible use and its date. */
export function SendFields({ locale, data: { qualification, rejected }, now }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const words = fieldWords(locale)
  const errors = qualificationErrors(locale, rejected?.errors ?? NO_ERRORS)
  const { statement, note } = QUALIFICATION_FIELDS
  const today = new Date(now).toISOString()
  return (
    <section className="no-print">
      <h2>{t(titleOf(qualification))}</h2>
      <div className="mt-4 space-y-5">
        <TextArea
          name={note}
          label={t('send.note')}
          words={words}
          error={errors.at(note)}
          optional
          rows={4}
          defaultValue={rejected?.fields[note] ?? ''}
        />
        <Checkbox
          name={statement}
          label={t('send.statement')}
          hint={t('send.date', { date: formatDate(locale, today) ?? today })}
          words={words}
          error={errors.at(statement)}
          defaultChecked={rejected?.fields[statement] === 'on'}
        />
        <Button type="submit" name="intent" value={SEND_INTENT}>
          {t('send.submit')}
        </Button>
      </div>
    </section>
  )
}
