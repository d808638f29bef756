/** A menu closes once something in it was chosen, also when the choice only navigates inside the page. */
export function closePopoverAfterChoice() {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    link?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
  })
}
