import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; supportHref: string; text: string }

/** A task that customer support does until a page can do it itself, with the link to support. */
export const SupportLink = ({ locale, supportHref, text }: Props) => (
  <>
    <p className="mt-2 max-w-prose">{text}</p>
    <p className="mt-4">
      <ButtonLink variant="secondary" href={supportHref}>
        {getTranslator(locale, 'home')('help.contact')}
      </ButtonLink>
    </p>
  </>
)
