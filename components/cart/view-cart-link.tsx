type Props = { label: string; href: string }

/** Link to the cart, below a message about a change. */
export const CartView = ({ label, href }: Props) => (
  <a href={href} className="inline-flex min-h-11 items-center font-semibold">
    {label}
  </a>
)
