import { choosePage } from '../../_choose/choose-page'

const page = choosePage('list')

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
