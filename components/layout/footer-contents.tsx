import { Markup } from '@/components/ui/markup'
import { ScriptOnlyButton, type ScriptOnlyButtonProps } from '@/components/ui/script-only-button'
import { hrefIn, type LinkData } from './link-data'
import { SocialIcon, type SocialNetwork } from './social-icon'

type SharedData = {
  /** Accessible name of the navigation. */
  label: string
  /** Opens "Get in touch" with script; without, it leads to the page of customer support (spec §2). */
  help: LinkData
  /** Button for the cookie settings, where there is something to choose. */
  consent?: ScriptOnlyButtonProps
}

export type FooterData = SharedData & {
  /** Prefix of the addresses that are given without it. */
  base: string
  columns: readonly { id: string; title: string; links: readonly LinkData[] }[]
  social: { label: string; links: readonly (readonly [...link: LinkData, network: SocialNetwork])[] }
  legal: { label: string; links: readonly LinkData[] }
  copyright: string
}

export type EditedFooterData = SharedData & { markup: string }

const HelpLink = ({ help: [label, href] }: Pick<SharedData, 'help'>) => (
  <a
    href={href}
    data-dialog="help"
    className="inline-flex min-h-11 items-center font-semibold text-white underline-offset-4"
  >
    {label}
  </a>
)

/** The editors' footer fragment, within our own frame. */
export const EditedFooterContents = ({ label, help, consent, markup }: EditedFooterData) => (
  <>
    <nav aria-label={label}>
      <Markup html={markup} className="footer-fragment column py-12" />
    </nav>
    <div className="column flex flex-wrap items-center gap-x-6 pb-8 text-sm">
      <HelpLink help={help} />
      {consent && <ScriptOnlyButton {...consent} />}
    </div>
  </>
)

/** The structured footer (spec §2, Footer). */
export const FooterContents = ({ base, columns, copyright, ...props }: FooterData) => (
  <div className="column py-12">
    <nav aria-label={props.label} className="footer-directory">
      <div className="grid gap-x-6 gap-y-8 grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))]">
        {columns.map(({ id, title, links }) => (
          <section key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`} className="font-sans text-[0.9375rem] font-semibold text-warm-light">
              {title}
            </h2>
            <ul className="link-list-1 mt-2 text-sm">
              <Links base={base} links={links} />
            </ul>
          </section>
        ))}
      </div>
    </nav>
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-1 text-sm">
      <Social base={base} {...props.social} />
      <HelpLink help={props.help} />
    </div>
    <div className="mt-6 border-t border-edge pt-6 text-sm">
      <ul aria-label={props.legal.label} className="link-list-1 flex flex-wrap gap-x-6 gap-y-1">
        <Links base={base} links={props.legal.links} />
        {props.consent && (
          <li>
            <ScriptOnlyButton {...props.consent} />
          </li>
        )}
      </ul>
      <p className="mt-4">{copyright}</p>
    </div>
  </div>
)

const Links = ({ base, links }: { base: string; links: readonly LinkData[] }) =>
  links.map(([label, href]) => (
    <li key={label}>
      <a href={hrefIn(base, href)}>{label}</a>
    </li>
  ))

const Social = ({ base, label, links }: FooterData['social'] & { base: string }) => (
  <ul aria-label={label} className="footer-directory flex flex-wrap gap-x-5 gap-y-1">
    {links.map(([name, href, network]) => (
      <li key={network}>
        <a
          href={hrefIn(base, href)}
          className="inline-flex min-h-11 items-center gap-2 text-white no-underline hover:underline"
        >
          <SocialIcon network={network} />
          {name}
        </a>
      </li>
    ))}
  </ul>
)
