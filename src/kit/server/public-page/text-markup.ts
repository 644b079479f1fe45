import { type Html, html } from '#kit/server/http/api/html.ts'

/** A long text as it is edited, `## ` headings, `- ` lists and lines, as markup. */
export function textMarkup(text: string): Html[] {
  const blocks: Html[] = []
  let items: Html[] = []
  const endList = () => {
    if (items.length > 0) blocks.push(html`<ul class="points">${items}</ul>`)
    items = []
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('- ')) {
      items.push(html`<li>${linked(line.slice(2))}</li>`)
      continue
    }
    endList()
    if (line.startsWith('### ')) blocks.push(html`<h3>${line.slice(4)}</h3>`)
    else if (line.startsWith('## ')) blocks.push(html`<h2>${line.slice(3)}</h2>`)
    else if (line) blocks.push(html`<p>${linked(line)}</p>`)
  }
  endList()
  return blocks
}

const address = /(https:\/\/[^\s,;]+[^\s,;.]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** Web and email addresses become links. */
function linked(line: string): (Html | string)[] {
  return line.split(address).map((part, index) => {
    if (index % 2 === 0) return part
    return html`<a href="${part.includes('@') && !part.startsWith('https:') ? `mailto:${part}` : part}">${part}</a>`
  })
}
