part of 'borrowed_names.dart';

class FindVariablesBuilder {
  final Optional<NodeFilter> _where = Optional.optional((json) => throw UnsupportedError('it is only sent'), (value) => value.toJson());
  final Optional<List<NodeOrder>> _order = Optional.optional((json) => (json as List<dynamic>).map((e) => throw UnsupportedError('it is only sent')).toList(), (value) => value.map((e) => e.toJson()).toList());

  final FirebaseDataConnect _dataConnect;

  FindVariablesBuilder where(NodeFilter? t) {
    _where.value = t;
    return this;
  }

  FindVariablesBuilder order(List<NodeOrder>? t) {
    _order.value = t;
    return this;
  }

  FindVariablesBuilder(this._dataConnect);

  Deserializer<FindData> dataDeserializer = (dynamic json) => FindData.fromJson(jsonDecode(json));
  Serializer<FindVariables> varsSerializer = (FindVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<FindData, FindVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<FindData, FindVariables> ref() {
    return _dataConnect.mutation(
      'Find',
      dataDeserializer,
      varsSerializer,
      FindVariables(
        where: _where,
        order: _order,
      ),
    );
  }
}

@immutable
class FindQueryNodes {
  final String? self;

  FindQueryNodes.fromJson(dynamic json) :
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FindQueryNodes otherTyped = other as FindQueryNodes;
    return this.self == otherTyped.self;
  }

  @override
  int get hashCode => Object.hashAll([self.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    return json;
  }

  FindQueryNodes({
    this.self,
  });
}

@immutable
class FindQuery {
  final List<FindQueryNodes> nodes;

  FindQuery.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => FindQueryNodes.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FindQuery otherTyped = other as FindQuery;
    return _equal(this.nodes, otherTyped.nodes);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    return json;
  }

  FindQuery({
    required this.nodes,
  });
}

@immutable
class FindData {
  final FindQuery? query;

  FindData.fromJson(dynamic json) :
    query = json['query'] == null ? null : FindQuery.fromJson(json['query']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FindData otherTyped = other as FindData;
    return this.query == otherTyped.query;
  }

  @override
  int get hashCode => Object.hashAll([query.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.query != null) {
      json['query'] = this.query!.toJson();
    }
    return json;
  }

  FindData({
    this.query,
  });
}

@immutable
class FindVariables {
  late final Optional<NodeFilter> where;
  late final Optional<List<NodeOrder>> order;

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final FindVariables otherTyped = other as FindVariables;
    return this.where.state == otherTyped.where.state && _equal(this.where.value, otherTyped.where.value) &&
        this.order.state == otherTyped.order.state && _equal(this.order.value, otherTyped.order.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(where.state, _hash(where.value)), Object.hash(order.state, _hash(order.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.where.state == OptionalState.set) {
      json['where'] = this.where.toJson();
    }
    if (this.order.state == OptionalState.set) {
      json['order'] = this.order.toJson();
    }
    return json;
  }

  FindVariables({
    required this.where,
    required this.order,
  });
}
