import { comingMetadata, comingStorePage } from '../../_page/coming-store-page'

type Props = { params: Promise<{ locale: string }> }

const PATH = 'invoices/payment'

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props) => comingMetadata({ ...(await params), path: PATH })

/** Stands beside the pages of single invoices, so that it is not taken for one of them. */
export default async function InvoicePaymentPage({ params }: Props) {
  return comingStorePage({ ...(await params), path: PATH })
}
