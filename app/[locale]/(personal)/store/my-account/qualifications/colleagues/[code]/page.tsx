import { Colleagues } from '@/components/qualifications/colleagues'
import { getTranslator } from '@/lib/i18n/translator'
import { loadColleagues } from '@/lib/qualifications/load-colleagues.server'
import { pageOf } from '@/lib/site/page-number'
import { colleaguesPath } from '@/lib/site/qualification-paths'
import { accountPage } from '../../../_shell/account-page'

const page = accountPage({
  page: 'qualifications',
  title: ({ locale }) => getTranslator(locale, 'qualifications')('colleagues.title'),
  load: ({ context, code, parameters }) => loadColleagues(context, code, pageOf(parameters)),
  address: ({ locale, code, parameters }) => colleaguesPath(locale, code, pageOf(parameters)),
  detail: {
    nameOf: ({ organisation: { name } }, { locale }) =>
      getTranslator(locale, 'qualifications')('colleagues.open', { name }),
  },
  render: (data, { locale }) => <Colleagues {...{ locale, data }} now={Date.now()} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
