# OpenStack Swift with its S3 API in one process: an account, a container and an object server, and a proxy before them.
# Usage: swift-host.py FOLDER PORT, credentials in S3_ACCESS_KEY (ACCOUNT:USER) and S3_SECRET_KEY. Ends when standard input does.
import logging
import os
import sys
import time

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import wsgi
from paste.deploy import loadapp
from swift.common import utils
from swift.common.ring import RingBuilder

FOLDER, PORT = sys.argv[1], int(sys.argv[2])
ACCOUNT, USER = os.environ['S3_ACCESS_KEY'].split(':')
# Said of what runs nowhere but here.
utils.HASH_PATH_SUFFIX = b'reefdesk'

COMMON = '''
[DEFAULT]
swift_dir = {folder}/rings
devices = {folder}/node
mount_check = false
log_level = CRITICAL
log_address = /dev/null
'''

PROXY = '''
[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 50
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
'''


class Cache:
    """In the place of memcached, which the authentication keeps its tokens in."""

    def __init__(self):
        self.kept = {}

    def get(self, key, raise_on_error=False):
        value, until = self.kept.get(key, (None, 0))
        return value if not until or until > time.time() else None

    def set(self, key, value, serialize=True, time=0, **_):
        self.kept[key] = (value, now() + time if time else 0)

    def incr(self, key, delta=1, time=0):
        value = max(0, (self.get(key) or 0) + delta)
        self.set(key, value, time=time)
        return value

    def delete(self, key, server_key=None):
        self.kept.pop(key, None)


def now():
    return time.time()


def load(name, text):
    path = os.path.join(FOLDER, name + '.conf')
    with open(path, 'w') as file:
        file.write(COMMON.format(folder=FOLDER) + text)
    return loadapp('config:' + path, global_conf={'log_name': name})


def ring(name, port):
    device = {'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'device': 'disk', 'meta': ''}
    for kind in ('', 'replication_'):
        device.update({kind + 'ip': '127.0.0.1', kind + 'port': port})
    builder = RingBuilder(4, 1, 0)
    builder.add_dev(device)
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, 'rings', name + '.ring.gz'))


def serve(listener, application):
    wsgi.server(listener, application, quiet, custom_pool=pool, log_output=False, keepalive=True)


quiet = logging.getLogger('quiet')
quiet.addHandler(logging.NullHandler())
quiet.propagate = False
pool = eventlet.GreenPool(4000)
for part in ('node/disk', 'rings'):
    os.makedirs(os.path.join(FOLDER, part), exist_ok=True)
# Metadata lie in extended attributes: without them nothing can be kept.
os.setxattr(os.path.join(FOLDER, 'node'), 'user.reefdesk', b'1')

inner = {name: eventlet.listen(('127.0.0.1', 0), backlog=1024) for name in ('account', 'container', 'object')}
for name, listener in inner.items():
    ring(name, listener.getsockname()[1])
for name, listener in inner.items():
    eventlet.spawn(serve, listener, load(name, '[app:main]\nuse = egg:swift#' + name + '\n'))

proxy = load('proxy', PROXY.format(account=ACCOUNT, user=USER, secret=os.environ['S3_SECRET_KEY']))
cache = Cache()


def with_cache(environment, start_response):
    environment['swift.cache'] = cache
    return proxy(environment, start_response)


def end_with_parent():
    eventlet.tpool.execute(sys.stdin.buffer.read)
    os._exit(0)


eventlet.spawn(end_with_parent)
serve(eventlet.listen(('127.0.0.1', PORT), backlog=1024), with_cache)
