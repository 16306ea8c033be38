'use client'

import type { StaticMarkupData } from '@/components/ui/read-static-markup-data'
import { StaticMarkup } from '@/components/ui/static-markup'
import { InvoiceEntries, type InvoiceEntriesData } from './invoice-entries'

const ID = 'invoices'

/** The invoices of a page as static markup: the browser keeps the server's HTML. */
export const InvoiceEntriesView = ({ data }: { data: StaticMarkupData<InvoiceEntriesData> }) => (
  <StaticMarkup as="div" id={ID} data={data} draw={typeof window === 'undefined' && InvoiceEntries} />
)
