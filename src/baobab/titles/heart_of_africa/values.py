from librt.vecs import vec
from mypy_extensions import i64
FEATURES: list[str] = []
def values(b, s, seat): return vec[i64]()
