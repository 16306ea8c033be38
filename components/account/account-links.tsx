/** The pages of the account; one of them is the current one. */
export type AccountLinksData = {
  /** Accessible name of the navigation. */
  label: string
  /** Line from which the links open on a phone. */
  summary: string
  links: readonly { label: string; href: string; isCurrent: boolean }[]
}

/** Links to the pages of the account: a list, and on a phone one that opens from a line. */
export const AccountLinks = ({ label, summary, links }: AccountLinksData) => (
  <>
    <nav aria-label={label} className="max-lg:hidden">
      <LinkList links={links} />
    </nav>
    <nav aria-label={label} className="lg:hidden">
      <details className="rounded-md border border-line">
        <summary className="min-h-11 cursor-pointer py-2.5 pr-4 pl-9 -indent-5 font-semibold">
          {summary}
        </summary>
        <div className="border-t border-line p-2">
          <LinkList links={links} />
        </div>
      </details>
    </nav>
  </>
)

const LinkList = ({ links }: Pick<AccountLinksData, 'links'>) => (
  <ul>
    {links.map(({ label, href, isCurrent }) => (
      <li key={href}>
        <a
          href={href}
          {...(isCurrent && { 'aria-current': 'page' as const })}
          className="block min-h-10 border-l-4 border-transparent px-3 py-2 text-ink no-underline hover:bg-mist hover:underline aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold"
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
)
