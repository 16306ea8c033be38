import { FileInput } from '@/components/form/file-input'
import { Select } from '@/components/form/select'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { Button } from '@/components/ui/button'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELD, QUALIFICATION_FIELDS } from '@/lib/qualifications/qualification-fields'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import { qualificationActionPath } from '@/lib/site/qualification-routes'
import type { QualificationProps } from './qualification-props'

/** Adds a document to an evidence, or puts it in the place of another one. */
export function AddFileForm({ locale, data: { qualification, rejected }, hidden }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const words = fieldWords(locale)
  const errors = qualificationErrors(locale, rejected?.errors ?? NO_ERRORS)
  const { document, file } = QUALIFICATION_FIELDS
  const { documents, id } = qualification
  return (
    <CustomerOnlyForm
      {...{ locale, hidden }}
      action={qualificationActionPath(locale, 'files')}
      encType="multipart/form-data"
      className="no-print mt-5 space-y-5"
      noValidate
    >
      <input type="hidden" name={QUALIFICATION_FIELD} value={id} />
      <FileInput
        name={document}
        label={t('files.label')}
        hint={t('files.hint')}
        words={words}
        error={errors.at(document)}
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
      />
      {documents.length > 0 && (
        <Select
          name={file}
          label={t('files.place')}
          words={words}
          options={[
            { value: '', label: t('files.new') },
            ...documents.map(each => ({
              value: each.id,
              label: t('files.replace', { name: each.fileName }),
            })),
          ]}
        />
      )}
      <Button type="submit" variant="secondary">
        {t('files.add')}
      </Button>
    </CustomerOnlyForm>
  )
}
