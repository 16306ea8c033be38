import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { QUALIFICATION_FIELDS } from '@/lib/qualifications/qualification-fields'
import { EvidenceFile } from './evidence-file'
import type { QualificationProps } from './qualification-props'

type Props = QualificationProps & {
  /** Fields that add another one; with them, each document has a button that removes it by their form. */
  children?: ReactNode
}

/** The documents of an evidence: to be looked at and, in its form, removed, replaced and added. */
export function EvidenceFiles({ locale, data, hidden, children }: Props) {
  const { documents } = data.qualification
  const t = getTranslator(locale, 'qualifications')
  return (
    <section>
      <h2>{t('files.title')}</h2>
      {documents.length === 0 ? (
        <p className="mt-3">{t('files.none')}</p>
      ) : (
        <ul className="mt-3 max-w-prose divide-y divide-line border-y border-line">
          {documents.map(file => (
            <li key={file.id} className="py-3">
              <EvidenceFile {...{ locale, file }} isAgent={hidden.isAgent} />
              {children !== undefined && <RemoveButton {...{ locale, file }} />}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

type FileProps = Pick<QualificationProps, 'locale'> & { file: { id: string; fileName: string } }

function RemoveButton({ locale, file: { id, fileName } }: FileProps) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <div className="no-print mt-4">
      <Button
        type="submit"
        variant="quiet"
        name={QUALIFICATION_FIELDS.remove}
        value={id}
        aria-label={t('files.removeName', { name: fileName })}
      >
        {t('files.remove')}
      </Button>
    </div>
  )
}
