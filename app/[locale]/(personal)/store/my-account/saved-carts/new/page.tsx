import type { Metadata } from 'next'
import { ChoosePage, type ChooseProps, chooseMetadata } from '../../_choose/choose-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = (props: ChooseProps): Promise<Metadata> => chooseMetadata(props, 'list')

export default function NewSavedCartPage(props: ChooseProps) {
  return <ChoosePage {...props} purpose="list" />
}
