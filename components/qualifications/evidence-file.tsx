import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatFileSize } from '@/lib/format/file-size'
import { getTranslator } from '@/lib/i18n/translator'
import { documentPath, evidencePreviewPath } from '@/lib/site/document-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; file: Qualification['documents'][number] }

/** The name of a document follows its content: the store gives every picture such an ending. */
const PICTURE = /\.(?:png|jpe?g)$/i

/** A document of an evidence: name, size, a link that opens it, and the preview of a picture. */
export function EvidenceFile({ locale, file: { id, fileName, size } }: Props) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <>
      {PICTURE.test(fileName) && (
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
    </>
  )
}
