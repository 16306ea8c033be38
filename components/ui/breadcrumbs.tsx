export type Crumb = { label: string; href?: string }

type Props = { label: string; crumbs: readonly Crumb[] }

/** The way to this page; the last crumb is the page itself. `label` names the landmark. */
export const Breadcrumbs = ({ label, crumbs }: Props) => (
  <nav aria-label={label} className="text-sm">
    <ol className="flex flex-wrap items-center gap-x-2">
      {crumbs.map(({ label: name, href }, index) => (
        <li key={name} className="flex items-center gap-x-2">
          {href === undefined ? (
            <span aria-current="page" className="py-1 text-muted">
              {name}
            </span>
          ) : (
            <a href={href} className="py-1">
              {name}
            </a>
          )}
          {index < crumbs.length - 1 && (
            <span aria-hidden="true" className="text-edge">
              /
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
