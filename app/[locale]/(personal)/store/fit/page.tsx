import { FitScreen } from '@/components/fit/fit-screen'
import { loadFit, loadFitChoices } from '@/lib/catalogue/fit/load-fit.server'
import { withOwnLevel } from '@/lib/catalogue/fit/own-level'
import { readOwnLevel } from '@/lib/catalogue/fit/own-level.server'
import { readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import { type StoreRequest, storePage } from '../_shell/store-page'
import { fitMetadata } from './fit-metadata'

async function load({ locale, parameters }: StoreRequest) {
  const form = readFitForm(parameters)
  const [choices, results, ownLevel] = await Promise.all([
    loadFitChoices(locale),
    form.state === 'asked' ? loadFit(locale, form) : undefined,
    form.state === 'new' ? readOwnLevel(locale) : undefined,
  ])
  return { form: withOwnLevel(form, ownLevel), choices, results, isLevelOwn: ownLevel !== undefined }
}

const page = storePage({
  metadata: ({ locale, parameters }) => fitMetadata(locale, readFitForm(parameters)),
  load,
  isAway: ({ results }) => results?.state === 'away',
  render: (loaded, view) => <FitScreen {...loaded} {...view} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
