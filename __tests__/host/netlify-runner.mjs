import { Buffer, isUtf8 } from "node:buffer";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { URL } from "node:url";

const [, , folder] = process.argv;
const entriesFile = join(folder, "entries.json");
if (!existsSync(entriesFile)) writeFileSync(entriesFile, JSON.stringify(await bundle()));
const entries = Object.entries(JSON.parse(readFileSync(entriesFile, "utf8")));

/** Uses Netlify's own bundler. Returns each bundle's path, keyed by the function's name. */
async function bundle() {
  const { zipFunctions } = await import("@netlify/zip-it-and-ship-it");
  const functions = join(folder, ".netlify/functions-internal");
  const bundled = await zipFunctions([functions], join(folder, "bundled"), {
    archiveFormat: "none",
    basePath: folder,
    configFileDirectories: [functions],
  });
  return Object.fromEntries(
    bundled.map(({ name, path, entryFilename }) => [name, join(path, entryFilename)]),
  );
}

/** Gatsby adds `-js` to the names of functions on Netlify. */
function handlerOf(pathname) {
  const [, file] = entries.find(([name]) => `${pathname}-js` === `/api/${name}`) ?? [];
  return createRequire(import.meta.url)(file).handler;
}

/** Netlify passes text bodies to functions unchanged, and other bodies as Base64. */
function bodyOf(bytes, type) {
  const isText = /json|text|urlencoded|xml/.test(type ?? "") && isUtf8(bytes);
  return { body: bytes.toString(isText ? "utf8" : "base64"), isBase64Encoded: !isText };
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, search, searchParams } = new URL(request.url, "https://site.example");
  const event = {
    path: pathname,
    rawUrl: `https://site.example${pathname}${search}`,
    httpMethod: request.method,
    headers: request.headers,
    multiValueHeaders: request.headersDistinct,
    queryStringParameters: Object.fromEntries(searchParams),
    ...bodyOf(Buffer.concat(chunks), request.headers["content-type"]),
  };
  const { statusCode, multiValueHeaders, body = "", isBase64Encoded } = await handlerOf(pathname)(event, {});
  response.writeHead(statusCode, multiValueHeaders);
  response.end(Buffer.from(body, isBase64Encoded ? "base64" : "utf8"));
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
