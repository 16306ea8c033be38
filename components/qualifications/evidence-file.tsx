import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatFileSize } from '@/lib/format/file-size'
import { getTranslator } from '@/lib/i18n/translator'
import { documentPath, evidencePreviewPath } from '@/lib/site/document-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  file: Qualification['documents'][number]
  /** Set for support agents, who see its name only. */
  isAgent?: true | undefined
}

/** The name of a document follows its content: the store gives every picture such an ending. */
const PICTURE = /\.(?:png|jpe?g)$/i

/** A document of an evidence: name, size, a link that saves it, and the preview of a picture. */
export function EvidenceFile({ locale, file: { id, fileName, size }, isAgent }: Props) {
  const t = getTranslator(locale, 'qualifications')
  const isPicture = PICTURE.test(fileName)
  if (isAgent)
    return (
      <p className="min-w-0 wrap-anywhere">
        {fileName} <span className="text-muted">({formatFileSize(locale, size)})</span>
      </p>
    )
  return (
    <>
      {isPicture && (
        <img
          src={evidencePreviewPath(locale, id)}
          alt={t('files.preview', { name: fileName })}
          loading="lazy"
          className="mb-2 max-h-40 max-w-full border border-line"
        />
      )}
      <p className="min-w-0 wrap-anywhere">
        <a href={documentPath(locale, id)} className="inline-block py-0.5">
          {fileName}
        </a>{' '}
        <span className="text-muted">({formatFileSize(locale, size)})</span>
      </p>
      {!isPicture && <p className="text-muted">{t('files.noPreview')}</p>}
    </>
  )
}
