import { EntryActions, EntryButton } from '@/components/page/entry-actions'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELD, QUALIFICATION_FIELDS } from '@/lib/qualifications/qualification-fields'
import { isChangeable } from '@/lib/qualifications/qualification-state'
import { qualificationActionPath } from '@/lib/site/qualification-routes'
import { AddFileForm } from './add-file-form'
import { EvidenceFile } from './evidence-file'
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
            <li key={file.id} className="py-3">
              <EvidenceFile {...{ locale, file }} isAgent={props.hidden.isAgent} />
              {isChangeable(qualification) && <RemoveForm {...props} file={file} />}
            </li>
          ))}
        </ul>
      )}
      {isChangeable(qualification) && <AddFileForm {...props} />}
    </section>
  )
}

type FileProps = QualificationProps & { file: { id: string; fileName: string } }

function RemoveForm({ locale, data, hidden, file }: FileProps) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <EntryActions
      action={qualificationActionPath(locale, 'actions')}
      hidden={hidden}
      field={{ name: QUALIFICATION_FIELD, value: data.qualification.id }}
    >
      <input type="hidden" name={QUALIFICATION_FIELDS.file} value={file.id} />
      <EntryButton
        intent="removeFile"
        label={t('files.remove')}
        fullLabel={t('files.removeName', { name: file.fileName })}
      />
    </EntryActions>
  )
}
