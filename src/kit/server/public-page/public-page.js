/* What public pages do beyond links and forms; each of them is whole without it. */

// The line between two pictures of a work. Its place returns with the page, as a form's values do.
for (const input of document.querySelectorAll('.compare input')) {
  const line = /** @type {HTMLInputElement} */ (input)
  const move = () => line.parentElement?.style.setProperty('--split', `${line.value}%`)
  line.addEventListener('input', move)
  addEventListener('pageshow', move)
}

// What opens over the page, which the browser closes: by Escape and by a form of the method `dialog`.
for (const link of document.querySelectorAll('a[data-opens]')) {
  const { opens = '' } = /** @type {HTMLElement} */ (link).dataset
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById(opens))
  link.setAttribute('role', 'button')
  link.addEventListener('click', (event) => {
    event.preventDefault()
    dialog.showModal()
  })
  link.addEventListener('keydown', (event) => {
    const { key } = /** @type {KeyboardEvent} */ (event)
    if (key !== ' ') return
    event.preventDefault()
    dialog.showModal()
  })
  // Beside what it shows.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
}

// The address, for whoever it is passed on to: through the device's own dialog where it has one.
for (const button of document.querySelectorAll('button[data-copied]')) {
  const { copied = '', address: url = '' } = /** @type {HTMLElement} */ (button).dataset
  button.parentElement?.removeAttribute('hidden')
  button.addEventListener('click', async () => {
    if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => null)
    await navigator.clipboard.writeText(url)
    button.textContent = copied
  })
}
