import { staticMarkupData } from '@/components/ui/static-markup-data'
import { dataBlockText, type Thing } from '@/lib/seo/structured-data'
import { DataBlock } from './data-block'

/** Structured data of a page, for search engines. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) =>
  things.length > 0 && <DataBlock data={staticMarkupData({ text: dataBlockText(things) })} />
