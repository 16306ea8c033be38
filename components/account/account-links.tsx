/** The pages of the account; one of them is the current one. */
export type AccountLinksData = { links: readonly { label: string; href: string; isCurrent: boolean }[] }

/** Links to the pages of the account. */
export const AccountLinks = ({ links }: AccountLinksData) =>
  links.map(({ label, href, isCurrent }) => (
    <li key={href}>
      <a
        href={href}
        {...(isCurrent && { 'aria-current': 'page' as const })}
        className="block min-h-10 border-l-4 border-transparent px-3 py-2 text-ink no-underline hover:bg-mist hover:underline aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold"
      >
        {label}
      </a>
    </li>
  ))
