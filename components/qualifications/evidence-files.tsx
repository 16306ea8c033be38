import { FileInput } from '@/components/form/file-input'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Select } from '@/components/form/select'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELD, QUALIFICATION_FIELDS } from '@/lib/qualifications/qualification-fields'
import { isChangeable } from '@/lib/qualifications/qualification-state'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import { documentPath } from '@/lib/site/document-paths'
import { qualificationActionPath } from '@/lib/site/qualification-routes'
import type { QualificationProps } from './qualification-props'

/** The documents of an evidence: to be looked at, removed, replaced and added. */
export function EvidenceFiles(props: QualificationProps) {
  const { locale, data } = props
  const { qualification } = data
  const t = getTranslator(locale, 'qualifications')
  return (
    <section>
      <h2>{t('files.title')}</h2>
      {qualification.documents.length === 0 ? (
        <p className="mt-3">{t('files.none')}</p>
      ) : (
        <ul className="mt-3 max-w-prose divide-y divide-line border-y border-line">
          {qualification.documents.map(file => (
            <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
              <a href={documentPath(locale, file.id)} className="inline-block min-w-0 py-0.5 wrap-anywhere">
                {file.fileName}
              </a>
              {isChangeable(qualification) && <RemoveForm {...props} file={file} />}
            </li>
          ))}
        </ul>
      )}
      {isChangeable(qualification) && <AddForm {...props} />}
    </section>
  )
}

type FileProps = QualificationProps & { file: { id: string; fileName: string } }

function RemoveForm({ locale, data, hidden, file }: FileProps) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <form method="post" action={qualificationActionPath(locale, 'actions')}>
      <HiddenFields {...hidden} />
      <input type="hidden" name={QUALIFICATION_FIELD} value={data.qualification.id} />
      <input type="hidden" name={QUALIFICATION_FIELDS.file} value={file.id} />
      <Button type="submit" variant="quiet" name="intent" value="removeFile">
        <span aria-hidden>{t('files.remove')}</span>
        <VisuallyHidden>{t('files.removeName', { name: file.fileName })}</VisuallyHidden>
      </Button>
    </form>
  )
}

function AddForm({ locale, data: { qualification, rejected }, hidden }: QualificationProps) {
  const t = getTranslator(locale, 'qualifications')
  const words = fieldWords(locale)
  const errors = qualificationErrors(locale, rejected?.errors ?? NO_ERRORS)
  const { document, file } = QUALIFICATION_FIELDS
  const { documents, id } = qualification
  return (
    <form
      method="post"
      action={qualificationActionPath(locale, 'files')}
      encType="multipart/form-data"
      className="no-print mt-5 space-y-5"
      noValidate
    >
      <HiddenFields {...hidden} />
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
    </form>
  )
}
