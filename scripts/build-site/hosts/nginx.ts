import { ICONS, NOT_FOUND_FOLDERS } from '../../lib/site-files'
import { checkedRules } from './checked-rules'
import { DEFAULT_TYPE, isText, TYPES, TYPES_BY_NAME } from './content-type'
import { A_DAY, FOR_EVER, type HostRules, IMMUTABLE, REVALIDATE } from './rules'

/** `nginx.conf`: a whole `server` block, in which nothing but the lines at its top depends on the machine. */
export function nginxConf(written: HostRules): string {
  const rules = checkedRules(written)
  const own = new Set(rules.groups.flatMap((group) => Object.keys(group.headers)))
  // A header that is sent in a folder only is empty elsewhere, and nginx leaves out what is empty.
  const headers = Object.entries({ ...Object.fromEntries(Array.from(own, (name) => [name, ''])), ...rules.headers })
  const folders = NOT_FOUND_FOLDERS.filter((folder) => folder !== '')
  return `# Written by \`npm run build\`. Include it in the http block, for example from /etc/nginx/conf.d/, and reload nginx
# whenever it is different: the content policy has a hash of the script that each page begins with.

${map('site_cache_control', REVALIDATE, [
  [`"~^(?:${IMMUTABLE.join('|')})"`, FOR_EVER],
  ...ICONS.map((icon): [string, string] => [icon, A_DAY]),
])}
${map(
  'site_not_found',
  '/404.html',
  folders.map((folder) => [`"~^${folder}/"`, `${folder}/404.html`]),
)}
${headers
  .filter(([name]) => own.has(name))
  .map(([name, value]) => map(variableOf(name), value, valuesInGroups(rules, name)))
  .join('\n')}
server {
    # Adapt these lines. With TLS: listen 443 ssl, its certificate, and another server that leads from http to https.
    listen 80;
    server_name ${new URL(rules.origin).hostname};
    root /srv/site/current;

    server_tokens off;
    # Behind a proxy, nginx knows neither the name nor the port that visitors see.
    absolute_redirect off;
    error_page 404 $site_not_found;

    # Once, and here: a location with an add_header of its own would drop all of them.
    add_header Cache-Control $site_cache_control always;
${headers.map(([name, value]) => `    add_header ${name} ${own.has(name) ? `$${variableOf(name)}` : quoted(value)} always;`).join('\n')}

    # The compressed files of \`npm run build -- --compress\`, and what it left out.
    gzip_static on;
    # brotli_static on;  # Needs a module; on Debian and Ubuntu: libnginx-mod-http-brotli-static
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types ${textTypes.join(' ')};

    types {
${Object.entries(TYPES)
  .map(([ending, type]) => `        ${type} ${ending.slice(1)};`)
  .join('\n')}
    }
    default_type ${DEFAULT_TYPE};
    charset utf-8;
    charset_types ${textTypes.join(' ')};

    # Files that are not part of the site, and the addresses of the 404 pages.
    location ~ (?:/\\.(?!well-known/)|^/_(?:headers|redirects)$|^(?:${folders.join('|')})?/404/?$) {
        return 404;
    }

    # The address of a page has neither the ending of its file nor a slash.
    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html $uri =404;
    }
    location = /admin {
        return 308 /admin/$is_args$args;
    }
    location ~ ^(?<site_page>/.+)/$ {
        try_files $site_page/index.html @without_slash;
    }
    location @without_slash {
        if (-f $document_root$site_page.html) {
            return 308 $site_page$is_args$args;
        }
        return 404;
    }
${Object.entries(TYPES_BY_NAME)
  .map(([name, type]) => `    location = /${name} {\n        types { }\n        default_type ${type};\n    }`)
  .join('\n')}

    # The 404 pages answer for other addresses, and have none of their own.
${NOT_FOUND_FOLDERS.map((folder) => `    location = ${folder}/404.html {\n        internal;\n    }`).join('\n')}

    # Old addresses.
${rules.redirects
  .flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `    location = ${path} { return 301 ${to}$is_args$args; }`),
  )
  .join('\n')}
}
`
}

const textTypes = [...new Set([...Object.values(TYPES), ...Object.values(TYPES_BY_NAME)])].filter(
  // nginx compresses HTML by default, and warns about a second mention.
  (type) => isText(type) && type !== 'text/html',
)

/** A variable that depends on the path of the file: nginx looks it up after it has found the file, or the 404 page. */
const map = (name: string, otherwise: string, values: [path: string, value: string][]): string =>
  [
    `map $uri $${name} {`,
    `    default ${quoted(otherwise)};`,
    ...values.map(([path, value]) => `    ${path} ${quoted(value)};`),
    '}\n',
  ].join('\n')

const valuesInGroups = ({ groups }: HostRules, name: string): [path: string, value: string][] =>
  groups.flatMap(({ folder, headers }): [string, string][] => {
    const value = headers[name]
    return value === undefined ? [] : [[`"~^${folder}(?:/|$)"`, value]]
  })

const variableOf = (header: string): string => `site_${header.toLowerCase().replaceAll('-', '_')}`

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
