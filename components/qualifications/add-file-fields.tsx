import { Select } from '@/components/form/fields/select'
import { DocumentInput } from '@/components/page/document-input'
import { Button } from '@/components/ui/button'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { ADD_INTENT, QUALIFICATION_FIELDS } from '@/lib/qualifications/qualification-fields'
import { isSendable } from '@/lib/qualifications/qualification-state'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import type { QualificationProps } from './qualification-props'

/** Fields of the form of an evidence that add a document, or put it in the place of another one. */
export function AddFileFields({ locale, data: { qualification, rejected } }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const words = fieldWords(locale)
  const errors = qualificationErrors(locale, rejected?.errors ?? NO_ERRORS)
  const { document, replaces } = QUALIFICATION_FIELDS
  const { documents } = qualification
  return (
    <div className="no-print mt-5 space-y-5">
      <DocumentInput
        locale={locale}
        kinds="pdfOrImage"
        name={document}
        label={t('files.label')}
        hint={t('files.hint')}
        words={words}
        error={errors.at(document)}
        // Evidence can be sent without one.
        optional={isSendable(qualification)}
      />
      {documents.length > 0 && (
        <Select
          name={replaces}
          label={t('files.place')}
          words={words}
          defaultValue={rejected?.fields[replaces] ?? ''}
          options={[
            { value: '', label: t('files.new') },
            ...documents.map(each => ({
              value: each.id,
              label: t('files.replace', { name: each.fileName }),
            })),
          ]}
        />
      )}
      <Button type="submit" variant="secondary" name="intent" value={ADD_INTENT}>
        {t('files.add')}
      </Button>
    </div>
  )
}
