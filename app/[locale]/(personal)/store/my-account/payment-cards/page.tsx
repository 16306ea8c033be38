import { comingAccountPage } from '../_shell/coming-account-page'

const page = comingAccountPage('paymentCards')

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
