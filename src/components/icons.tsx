/** The few icons that the site needs, drawn on a grid of 20. All of them are decoration beside words. */
type IconProps = { className?: string }

function Icon({ className = 'size-5', path }: IconProps & { path: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={path} strokeLinecap="square" />
    </svg>
  )
}

export const ArrowIcon = (props: IconProps) => <Icon {...props} path="M3 10h13M11 5l5 5-5 5" />
export const OutwardIcon = (props: IconProps) => <Icon {...props} path="M5 15 15 5M7 5h8v8" />
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M2 6h16M2 14h16" />
export const CloseIcon = (props: IconProps) => <Icon {...props} path="M4 4l12 12M16 4 4 16" />
export const DownIcon = (props: IconProps) => <Icon {...props} path="M5 8l5 5 5-5" />
export const PauseIcon = (props: IconProps) => <Icon {...props} path="M7 4v12M13 4v12" />
export const PlayIcon = (props: IconProps) => <Icon {...props} path="M6 4l10 6-10 6z" />
export const CheckIcon = (props: IconProps) => <Icon {...props} path="M3 11l4.5 4.5L17 5" />

/** Half light, half dark: the switch between the two color schemes. */
export function SchemeIcon({ className = 'size-5' }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
    </svg>
  )
}
