import { documentPath } from '@/lib/site/document-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  document: { id: string; fileName: string }
  /** Whether the user uploaded the document: only its owner can download it. */
  isOwn: boolean
}

/** The name of a document; for the user who has sent it, it saves the document. */
export const DocumentLink = ({ locale, document: { id, fileName }, isOwn }: Props) =>
  isOwn ? (
    <a href={documentPath(locale, id)} download className="inline-block py-1">
      {fileName}
    </a>
  ) : (
    fileName
  )
