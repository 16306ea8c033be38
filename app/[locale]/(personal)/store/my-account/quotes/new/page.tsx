import type { Metadata } from 'next'
import { ChoosePage, type ChooseProps, chooseMetadata } from '../../_choose/choose-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = (props: ChooseProps): Promise<Metadata> => chooseMetadata(props, 'quote')

export default function NewQuotePage(props: ChooseProps) {
  return <ChoosePage {...props} purpose="quote" />
}
