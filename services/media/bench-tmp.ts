import { startTestParts } from '/work/main/packages/test-kit/src/parts.ts';
import { NatsPeer } from '/work/main/packages/test-kit/src/nats-peer.ts';
import { startServiceProcess } from '/work/main/packages/test-kit/src/service-process.ts';
import { UploadClient } from '/work/main/packages/media-client/src/upload-client.ts';
import { readFileSync, readdirSync, writeFileSync, mkdirSync } from 'node:fs';
import { execSync } from 'node:child_process';
import sharp from 'sharp';
const parts = await startTestParts();
const svc = await startServiceProcess('/work/main/services/media/dist/main.js', { ...parts.env('media'), MEDIA_WORK_DIR: '/tmp/mx/work', LOG_LEVEL: 'info' });
import { readlinkSync } from 'node:fs';
const pid = readdirSync('/proc').filter(d=>/^\d+$/.test(d)).filter(d=>{ try { return readFileSync(`/proc/${d}/environ`,'utf8').includes('MEDIA_WORK_DIR=/tmp/mx/work') && readFileSync(`/proc/${d}/cmdline`,'utf8').includes('dist/main.js') && readFileSync(`/proc/${d}/cmdline`,'utf8').split('\0')[1].endsWith('main.js') } catch { return false } }).at(-1);
const rss = () => { const s = readFileSync(`/proc/${pid}/status`, 'utf8'); return `rss ${(Number(/VmRSS:\s+(\d+)/.exec(s)[1])/1024)|0} MB peak ${(Number(/VmHWM:\s+(\d+)/.exec(s)[1])/1024)|0} MB`; };
const cpu = () => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' '); return (Number(f[13]) + Number(f[14])) / 100; };
const peer = await NatsPeer.connect(parts, 'catalog');
const client = new UploadClient((c, r, o) => peer.ask(c, r, o?.timeoutMs ?? 60000));
console.log('start', rss());
const dir='/work/main/dev/imagery/masters';
let files = readdirSync(dir).filter(f => /webp$/.test(f)).map(f=>`${dir}/${f}`).slice(0, 20);
const t0 = Date.now(); const c0=cpu();
for (const f of files) { const t = Date.now(); const c=cpu(); try { const im = await client.upload({ path: f, name: f, maxBytes: 10*1048576 }); console.log(f.split('/').at(-1), im.width, im.height, Date.now() - t, 'ms cpu', (cpu()-c).toFixed(2), rss()); } catch (e) { console.log(f, e) } }
console.log('seeded', files.length, Date.now() - t0, 'ms cpu', cpu()-c0, rss());
mkdirSync('/tmp/mx/big',{recursive:true});
async function big(name, make) { const p = `/tmp/mx/big/${name}`; try { readFileSync(p) } catch { writeFileSync(p, await make()) } const t = Date.now(), c = cpu(); try { const im = await client.upload({ path: p, name, maxBytes: 20*1048576 }); console.log(name, (readFileSync(p).length/1e6).toFixed(1),'MB', im.width, im.height, Date.now() - t, 'ms cpu', (cpu()-c).toFixed(2), rss()) } catch (e) { console.log(name, e.code ?? e, Date.now()-t, 'ms', rss()) } }
const grad = (w,h) => { const b = Buffer.alloc(w*h*3); for (let i=0;i<b.length;i++) b[i] = (i/7 % 251) ^ ((i>>12)&63); return sharp(b,{raw:{width:w,height:h,channels:3}, limitInputPixels:false}); };
await big('12mp.jpg', () => grad(4000,3000).jpeg({quality:70}).toBuffer());
await big('12mp-rot.jpg', () => grad(4000,3000).withMetadata({orientation:6}).jpeg({quality:70}).toBuffer());
await big('49mp.jpg', () => grad(8000,6100).jpeg({quality:40}).toBuffer());
await big('49mp-prog-rot.jpg', () => grad(8000,6100).withMetadata({orientation:6}).jpeg({quality:40,progressive:true}).toBuffer());
await big('49mp-inter.png', () => sharp({create:{width:8000,height:6100,channels:4,background:'#12345678'}}).png({progressive:true}).toBuffer());
await big('49mp.avif', () => sharp({create:{width:8000,height:6100,channels:3,background:'#123456'}}).avif({effort:0}).toBuffer());
await big('49mp.tif', () => sharp({create:{width:8000,height:6100,channels:3,background:'#123456'}}).tiff({compression:'deflate'}).toBuffer());
await big('49mp.webp', () => sharp({create:{width:8000,height:6100,channels:3,background:'#123456'}}).webp().toBuffer());
await big('49mp.bmp', async () => { const w=8000,h=6100; const b=Buffer.alloc(54+8+ (w/8)*h); b.write('BM'); b.writeUInt32LE(62,10); b.writeUInt32LE(40,14); b.writeInt32LE(w,18); b.writeInt32LE(h,22); b.writeUInt16LE(1,26); b.writeUInt16LE(1,28); b.writeUInt32LE(2,46); b.writeUInt32LE(0xffffff,58); return b; });
console.log('concurrently 4 x 49 MP'); await Promise.all(['49mp.jpg','49mp-prog-rot.jpg'].map(async (n,i)=>{ const b=readFileSync('/tmp/mx/big/'+n); const p='/tmp/mx/big/c'+i; writeFileSync(p, Buffer.concat([b,Buffer.from('x'+Math.random())])); const t=Date.now(); await client.upload({path:p,name:n,maxBytes:20*1048576}); console.log(n, Date.now()-t, rss()); }));
const t1=Date.now(), c1=cpu(); let left=1;
const { MongoClient } = await import('mongodb'); const mc = await new MongoClient(parts.mongoUri).connect(); const col = mc.db(parts.database('media')).collection('images');
while (true) { left = await col.countDocuments({ pending: { $in: ['webp','avif'] } }); if (!left || Date.now()-t1 > 420000) break; await new Promise(r=>setTimeout(r,3000)); }
console.log('rendered, left', left, Date.now()-t1, 'ms cpu', (cpu()-c1).toFixed(1), rss());
const ims = await col.find().toArray(); let by={}; for (const i of ims) for (const r of i.renditions) { const k=`${r.width}.${r.format}`; (by[k]??=[]).push(r.bytes) } for (const k of Object.keys(by).sort()) console.log(k, by[k].length, 'avg KB', (by[k].reduce((a,b)=>a+b)/by[k].length/1024).toFixed(1));
console.log('master avg KB', (ims.reduce((a,i)=>a+i.masterBytes,0)/ims.length/1024).toFixed(0));
// delivery
const id = ims[0]._id; const t2=Date.now(), c2=cpu(); await Promise.all(Array.from({length:8}, async()=>{ for(let n=0;n<250;n++){ const r=await fetch(`${svc.url}/media/${id}/640`,{headers:{accept:'image/avif'}}); await r.arrayBuffer(); } })); console.log('2000 deliveries', Date.now()-t2,'ms cpu/req us', ((cpu()-c2)/2000*1e6)|0, rss());
await mc.close(); await peer.close(); console.log(svc.log().split('\n').filter(l=>/"level":(40|50)/.test(l)).slice(0,10).join('\n')); await svc.stop(); await parts.stop(); process.exit(0);
