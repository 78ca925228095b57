part of 'borrowed_names.dart';

class NestedVariablesBuilder {

  final FirebaseDataConnect _dataConnect;

  NestedVariablesBuilder(this._dataConnect);

  Deserializer<NestedData> dataDeserializer = (dynamic json) => NestedData.fromJson(jsonDecode(json));

  /// Runs it once.
  Future<QueryResult<NestedData, void>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<NestedData, void> ref() {
    return _dataConnect.query(
      'Nested',
      dataDeserializer,
      emptySerializer,
      null,
    );
  }
}

@immutable
class NestedNodesNodeNodeNodeNode {
  final String id;

  NestedNodesNodeNodeNodeNode.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodeNodeNodeNode otherTyped = other as NestedNodesNodeNodeNodeNode;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  NestedNodesNodeNodeNodeNode({
    required this.id,
  });
}

@immutable
class NestedNodesNodeNodeNode {
  final NestedNodesNodeNodeNodeNode? node;
  final String id;

  NestedNodesNodeNodeNode.fromJson(dynamic json) :
    node = json['node'] == null ? null : NestedNodesNodeNodeNodeNode.fromJson(json['node']),
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodeNodeNode otherTyped = other as NestedNodesNodeNodeNode;
    return this.node == otherTyped.node &&
        this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([node.hashCode, id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.node != null) {
      json['node'] = this.node!.toJson();
    }
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  NestedNodesNodeNodeNode({
    this.node,
    required this.id,
  });
}

@immutable
class NestedNodesNodeNode {
  final NestedNodesNodeNodeNode? node;
  final String? self;

  NestedNodesNodeNode.fromJson(dynamic json) :
    node = json['node'] == null ? null : NestedNodesNodeNodeNode.fromJson(json['node']),
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodeNode otherTyped = other as NestedNodesNodeNode;
    return this.node == otherTyped.node &&
        this.self == otherTyped.self;
  }

  @override
  int get hashCode => Object.hashAll([node.hashCode, self.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.node != null) {
      json['node'] = this.node!.toJson();
    }
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    return json;
  }

  NestedNodesNodeNode({
    this.node,
    this.self,
  });
}

@immutable
class NestedNodesNode {
  final NestedNodesNodeNode? node;

  NestedNodesNode.fromJson(dynamic json) :
    node = json['node'] == null ? null : NestedNodesNodeNode.fromJson(json['node']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNode otherTyped = other as NestedNodesNode;
    return this.node == otherTyped.node;
  }

  @override
  int get hashCode => Object.hashAll([node.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.node != null) {
      json['node'] = this.node!.toJson();
    }
    return json;
  }

  NestedNodesNode({
    this.node,
  });
}

@immutable
class NestedNodesNodeNodeNode_ {
  final String id;

  NestedNodesNodeNodeNode_.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodeNodeNode_ otherTyped = other as NestedNodesNodeNodeNode_;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  NestedNodesNodeNodeNode_({
    required this.id,
  });
}

@immutable
class NestedNodesNodeNode_ {
  final NestedNodesNodeNodeNode_? Node;

  NestedNodesNodeNode_.fromJson(dynamic json) :
    Node = json['Node'] == null ? null : NestedNodesNodeNodeNode_.fromJson(json['Node']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodeNode_ otherTyped = other as NestedNodesNodeNode_;
    return this.Node == otherTyped.Node;
  }

  @override
  int get hashCode => Object.hashAll([Node.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.Node != null) {
      json['Node'] = this.Node!.toJson();
    }
    return json;
  }

  NestedNodesNodeNode_({
    this.Node,
  });
}

@immutable
class NestedNodesNode_ {
  final NestedNodesNodeNode_? Node;

  NestedNodesNode_.fromJson(dynamic json) :
    Node = json['Node'] == null ? null : NestedNodesNodeNode_.fromJson(json['Node']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNode_ otherTyped = other as NestedNodesNode_;
    return this.Node == otherTyped.Node;
  }

  @override
  int get hashCode => Object.hashAll([Node.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.Node != null) {
      json['Node'] = this.Node!.toJson();
    }
    return json;
  }

  NestedNodesNode_({
    this.Node,
  });
}

@immutable
class NestedNodesA {
  final String id;

  NestedNodesA.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesA otherTyped = other as NestedNodesA;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  NestedNodesA({
    required this.id,
  });
}

@immutable
class NestedNodesA_ {
  final String? self;

  NestedNodesA_.fromJson(dynamic json) :
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesA_ otherTyped = other as NestedNodesA_;
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

  NestedNodesA_({
    this.self,
  });
}

@immutable
class NestedNodesA__ {
  final String? self;
  final String id;

  NestedNodesA__.fromJson(dynamic json) :
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']),
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesA__ otherTyped = other as NestedNodesA__;
    return this.self == otherTyped.self &&
        this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([self.hashCode, id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  NestedNodesA__({
    this.self,
    required this.id,
  });
}

@immutable
class NestedNodesDataDataData {
  final List<EnumValue<Word>?>? words;

  NestedNodesDataDataData.fromJson(dynamic json) :
    words = json['words'] == null ? null : (json['words'] as List<dynamic>).map((e) => e == null ? null : wordDeserializer(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesDataDataData otherTyped = other as NestedNodesDataDataData;
    return _equal(this.words, otherTyped.words);
  }

  @override
  int get hashCode => Object.hashAll([_hash(words)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.words != null) {
      json['words'] = this.words!.map((e) => e == null ? null : wordSerializer(e)).toList();
    }
    return json;
  }

  NestedNodesDataDataData({
    this.words,
  });
}

@immutable
class NestedNodesDataData {
  final NestedNodesDataDataData? data;

  NestedNodesDataData.fromJson(dynamic json) :
    data = json['data'] == null ? null : NestedNodesDataDataData.fromJson(json['data']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesDataData otherTyped = other as NestedNodesDataData;
    return this.data == otherTyped.data;
  }

  @override
  int get hashCode => Object.hashAll([data.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.data != null) {
      json['data'] = this.data!.toJson();
    }
    return json;
  }

  NestedNodesDataData({
    this.data,
  });
}

@immutable
class NestedNodesData {
  final NestedNodesDataData? data;

  NestedNodesData.fromJson(dynamic json) :
    data = json['data'] == null ? null : NestedNodesDataData.fromJson(json['data']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesData otherTyped = other as NestedNodesData;
    return this.data == otherTyped.data;
  }

  @override
  int get hashCode => Object.hashAll([data.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.data != null) {
      json['data'] = this.data!.toJson();
    }
    return json;
  }

  NestedNodesData({
    this.data,
  });
}

@immutable
class NestedNodesNodesOnNodeNodesOnNode {
  final List<EnumValue<Word>?>? words;
  final List<BigInt>? bigs;

  NestedNodesNodesOnNodeNodesOnNode.fromJson(dynamic json) :
    words = json['words'] == null ? null : (json['words'] as List<dynamic>).map((e) => e == null ? null : wordDeserializer(e)).toList(),
    bigs = json['bigs'] == null ? null : (json['bigs'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodesOnNodeNodesOnNode otherTyped = other as NestedNodesNodesOnNodeNodesOnNode;
    return _equal(this.words, otherTyped.words) &&
        _equal(this.bigs, otherTyped.bigs);
  }

  @override
  int get hashCode => Object.hashAll([_hash(words), _hash(bigs)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.words != null) {
      json['words'] = this.words!.map((e) => e == null ? null : wordSerializer(e)).toList();
    }
    if (this.bigs != null) {
      json['bigs'] = this.bigs!.map((e) => bigIntToJson(e)).toList();
    }
    return json;
  }

  NestedNodesNodesOnNodeNodesOnNode({
    this.words,
    this.bigs,
  });
}

@immutable
class NestedNodesNodesOnNode {
  final List<NestedNodesNodesOnNodeNodesOnNode> nodes_on_node;

  NestedNodesNodesOnNode.fromJson(dynamic json) :
    nodes_on_node = (json['nodes_on_node'] as List<dynamic>).map((e) => NestedNodesNodesOnNodeNodesOnNode.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodesOnNode otherTyped = other as NestedNodesNodesOnNode;
    return _equal(this.nodes_on_node, otherTyped.nodes_on_node);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes_on_node)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes_on_node'] = this.nodes_on_node.map((e) => e.toJson()).toList();
    return json;
  }

  NestedNodesNodesOnNode({
    required this.nodes_on_node,
  });
}

@immutable
class NestedNodesTypeType {
  final String? Type;

  NestedNodesTypeType.fromJson(dynamic json) :
    Type = json['Type'] == null ? null : nativeFromJson<String>(json['Type']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesTypeType otherTyped = other as NestedNodesTypeType;
    return this.Type == otherTyped.Type;
  }

  @override
  int get hashCode => Object.hashAll([Type.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.Type != null) {
      json['Type'] = nativeToJson<String>(this.Type!);
    }
    return json;
  }

  NestedNodesTypeType({
    this.Type,
  });
}

@immutable
class NestedNodesType {
  final NestedNodesTypeType? Type;

  NestedNodesType.fromJson(dynamic json) :
    Type = json['Type'] == null ? null : NestedNodesTypeType.fromJson(json['Type']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesType otherTyped = other as NestedNodesType;
    return this.Type == otherTyped.Type;
  }

  @override
  int get hashCode => Object.hashAll([Type.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.Type != null) {
      json['Type'] = this.Type!.toJson();
    }
    return json;
  }

  NestedNodesType({
    this.Type,
  });
}

@immutable
class NestedNodesSelfSelf {
  final String? self;

  NestedNodesSelfSelf.fromJson(dynamic json) :
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesSelfSelf otherTyped = other as NestedNodesSelfSelf;
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

  NestedNodesSelfSelf({
    this.self,
  });
}

@immutable
class NestedNodesSelf {
  final NestedNodesSelfSelf? self;

  NestedNodesSelf.fromJson(dynamic json) :
    self = json['self'] == null ? null : NestedNodesSelfSelf.fromJson(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesSelf otherTyped = other as NestedNodesSelf;
    return this.self == otherTyped.self;
  }

  @override
  int get hashCode => Object.hashAll([self.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.self != null) {
      json['self'] = this.self!.toJson();
    }
    return json;
  }

  NestedNodesSelf({
    this.self,
  });
}

@immutable
class NestedNodes {
  final NestedNodesNode? node;
  final NestedNodesNode_? Node;
  final NestedNodesA? a;
  final NestedNodesA_? A;
  final NestedNodesA__? a_;
  final NestedNodesData? data;
  final List<NestedNodesNodesOnNode> nodes_on_node;
  final NestedNodesType? Type;
  final NestedNodesSelf? self;

  NestedNodes.fromJson(dynamic json) :
    node = json['node'] == null ? null : NestedNodesNode.fromJson(json['node']),
    Node = json['Node'] == null ? null : NestedNodesNode_.fromJson(json['Node']),
    a = json['a'] == null ? null : NestedNodesA.fromJson(json['a']),
    A = json['A'] == null ? null : NestedNodesA_.fromJson(json['A']),
    a_ = json['a_'] == null ? null : NestedNodesA__.fromJson(json['a_']),
    data = json['data'] == null ? null : NestedNodesData.fromJson(json['data']),
    nodes_on_node = (json['nodes_on_node'] as List<dynamic>).map((e) => NestedNodesNodesOnNode.fromJson(e)).toList(),
    Type = json['Type'] == null ? null : NestedNodesType.fromJson(json['Type']),
    self = json['self'] == null ? null : NestedNodesSelf.fromJson(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodes otherTyped = other as NestedNodes;
    return this.node == otherTyped.node &&
        this.Node == otherTyped.Node &&
        this.a == otherTyped.a &&
        this.A == otherTyped.A &&
        this.a_ == otherTyped.a_ &&
        this.data == otherTyped.data &&
        _equal(this.nodes_on_node, otherTyped.nodes_on_node) &&
        this.Type == otherTyped.Type &&
        this.self == otherTyped.self;
  }

  @override
  int get hashCode => Object.hashAll([node.hashCode, Node.hashCode, a.hashCode, A.hashCode, a_.hashCode, data.hashCode, _hash(nodes_on_node), Type.hashCode, self.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.node != null) {
      json['node'] = this.node!.toJson();
    }
    if (this.Node != null) {
      json['Node'] = this.Node!.toJson();
    }
    if (this.a != null) {
      json['a'] = this.a!.toJson();
    }
    if (this.A != null) {
      json['A'] = this.A!.toJson();
    }
    if (this.a_ != null) {
      json['a_'] = this.a_!.toJson();
    }
    if (this.data != null) {
      json['data'] = this.data!.toJson();
    }
    json['nodes_on_node'] = this.nodes_on_node.map((e) => e.toJson()).toList();
    if (this.Type != null) {
      json['Type'] = this.Type!.toJson();
    }
    if (this.self != null) {
      json['self'] = this.self!.toJson();
    }
    return json;
  }

  NestedNodes({
    this.node,
    this.Node,
    this.a,
    this.A,
    this.a_,
    this.data,
    required this.nodes_on_node,
    this.Type,
    this.self,
  });
}

@immutable
class NestedNodesNodesItem {
  final String id;

  NestedNodesNodesItem.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodesItem otherTyped = other as NestedNodesNodesItem;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  NestedNodesNodesItem({
    required this.id,
  });
}

@immutable
class NestedNodesNodesItem_ {
  final String id;
  final String? self;

  NestedNodesNodesItem_.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    self = json['self'] == null ? null : nativeFromJson<String>(json['self']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesNodesItem_ otherTyped = other as NestedNodesNodesItem_;
    return this.id == otherTyped.id &&
        this.self == otherTyped.self;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, self.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    if (this.self != null) {
      json['self'] = nativeToJson<String>(this.self!);
    }
    return json;
  }

  NestedNodesNodesItem_({
    required this.id,
    this.self,
  });
}

@immutable
class NestedNodes_ {
  final NestedNodesNodesItem? nodesItem;
  final NestedNodesNodesItem_? nodes_item;

  NestedNodes_.fromJson(dynamic json) :
    nodesItem = json['nodesItem'] == null ? null : NestedNodesNodesItem.fromJson(json['nodesItem']),
    nodes_item = json['nodes_item'] == null ? null : NestedNodesNodesItem_.fromJson(json['nodes_item']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodes_ otherTyped = other as NestedNodes_;
    return this.nodesItem == otherTyped.nodesItem &&
        this.nodes_item == otherTyped.nodes_item;
  }

  @override
  int get hashCode => Object.hashAll([nodesItem.hashCode, nodes_item.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.nodesItem != null) {
      json['nodesItem'] = this.nodesItem!.toJson();
    }
    if (this.nodes_item != null) {
      json['nodes_item'] = this.nodes_item!.toJson();
    }
    return json;
  }

  NestedNodes_({
    this.nodesItem,
    this.nodes_item,
  });
}

@immutable
class NestedNodesItem {
  final EnumValue<Word>? Word_;
  final String? String_;
  final List<BigInt>? Int64;

  NestedNodesItem.fromJson(dynamic json) :
    Word_ = json['Word'] == null ? null : wordDeserializer(json['Word']),
    String_ = json['String'] == null ? null : nativeFromJson<String>(json['String']),
    Int64 = json['Int64'] == null ? null : (json['Int64'] as List<dynamic>).map((e) => bigIntFromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedNodesItem otherTyped = other as NestedNodesItem;
    return this.Word_ == otherTyped.Word_ &&
        this.String_ == otherTyped.String_ &&
        _equal(this.Int64, otherTyped.Int64);
  }

  @override
  int get hashCode => Object.hashAll([Word_.hashCode, String_.hashCode, _hash(Int64)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.Word_ != null) {
      json['Word'] = wordSerializer(this.Word_!);
    }
    if (this.String_ != null) {
      json['String'] = nativeToJson<String>(this.String_!);
    }
    if (this.Int64 != null) {
      json['Int64'] = this.Int64!.map((e) => bigIntToJson(e)).toList();
    }
    return json;
  }

  NestedNodesItem({
    this.Word_,
    this.String_,
    this.Int64,
  });
}

@immutable
class NestedData {
  final List<NestedNodes> nodes;
  final List<NestedNodes_> Nodes;
  final List<NestedNodesItem> nodesItem;

  NestedData.fromJson(dynamic json) :
    nodes = (json['nodes'] as List<dynamic>).map((e) => NestedNodes.fromJson(e)).toList(),
    Nodes = (json['Nodes'] as List<dynamic>).map((e) => NestedNodes_.fromJson(e)).toList(),
    nodesItem = (json['nodesItem'] as List<dynamic>).map((e) => NestedNodesItem.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final NestedData otherTyped = other as NestedData;
    return _equal(this.nodes, otherTyped.nodes) &&
        _equal(this.Nodes, otherTyped.Nodes) &&
        _equal(this.nodesItem, otherTyped.nodesItem);
  }

  @override
  int get hashCode => Object.hashAll([_hash(nodes), _hash(Nodes), _hash(nodesItem)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['nodes'] = this.nodes.map((e) => e.toJson()).toList();
    json['Nodes'] = this.Nodes.map((e) => e.toJson()).toList();
    json['nodesItem'] = this.nodesItem.map((e) => e.toJson()).toList();
    return json;
  }

  NestedData({
    required this.nodes,
    required this.Nodes,
    required this.nodesItem,
  });
}
