import { Checkbox } from '@/components/form/checkbox'
import { TextArea } from '@/components/form/text-area'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { Button } from '@/components/ui/button'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELD, QUALIFICATION_FIELDS } from '@/lib/qualifications/qualification-fields'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import { qualificationActionPath } from '@/lib/site/qualification-routes'
import type { QualificationProps } from './qualification-props'

const titleOf = ({ status }: Qualification) => {
  if (status === 'MORE_INFORMATION') return 'send.answer'
  return status === 'REJECTED' ? 'send.appeal' : 'send.title'
}

/** Sends a draft, an answer or an appeal, with the statement of responsible use and its date. */
export function SendForm({ locale, data: { qualification, rejected }, hidden, now }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const words = fieldWords(locale)
  const errors = qualificationErrors(locale, rejected?.errors ?? NO_ERRORS)
  const { statement, note } = QUALIFICATION_FIELDS
  const today = new Date(now).toISOString()
  return (
    <section className="no-print">
      <h2>{t(titleOf(qualification))}</h2>
      <CustomerOnlyForm
        {...{ locale, hidden }}
        action={qualificationActionPath(locale, 'actions')}
        className="mt-4 space-y-5"
        noValidate
        data-storable
      >
        <input type="hidden" name={QUALIFICATION_FIELD} value={qualification.id} />
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
        <Button type="submit" name="intent" value="send">
          {t('send.submit')}
        </Button>
      </CustomerOnlyForm>
    </section>
  )
}
