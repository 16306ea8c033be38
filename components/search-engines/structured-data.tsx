import { stillData } from '@/components/ui/still-data'
import { dataBlockText, type Thing } from '@/lib/seo/structured-data'
import { DataBlock } from './data-block'

/** What a page is about, for machines. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) =>
  things.length > 0 && <DataBlock data={stillData({ text: dataBlockText(things) })} />
