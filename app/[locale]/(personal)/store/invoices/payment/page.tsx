import { comingMetadata, comingStorePage } from '../../_page/coming-store-page'

type Props = { params: Promise<{ locale: string }> }

const PATH = 'invoices/payment'

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props) => comingMetadata({ ...(await params), path: PATH })

/** A route of its own: otherwise `invoices/[code]` would read `payment` as the number of an invoice. */
export default async function InvoicePaymentPage({ params }: Props) {
  return comingStorePage({ ...(await params), path: PATH })
}
