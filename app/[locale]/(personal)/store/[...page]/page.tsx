import { comingMetadata, comingStorePage } from '../_page/coming-store-page'

type Props = { params: Promise<{ locale: string; page: string[] }> }

export const dynamic = 'force-dynamic'

const addressOf = async ({ params }: Props) => {
  const { locale, page } = await params
  return { locale, path: page.join('/') }
}

export const generateMetadata = async (props: Props) => comingMetadata(await addressOf(props))

/** Every store address that no other page has. */
export default async function OtherStorePage(props: Props) {
  return comingStorePage(await addressOf(props))
}
