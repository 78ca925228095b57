part of 'borrowed_names.dart';

class PutVariablesBuilder {
  NodeData data;

  final FirebaseDataConnect _dataConnect;

  PutVariablesBuilder(this._dataConnect, {required this.data});

  Deserializer<PutData> dataDeserializer = (dynamic json) => PutData.fromJson(jsonDecode(json));
  Serializer<PutVariables> varsSerializer = (PutVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<PutData, PutVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<PutData, PutVariables> ref() {
    return _dataConnect.mutation(
      'Put',
      dataDeserializer,
      varsSerializer,
      PutVariables(
        data: data,
      ),
    );
  }
}

@immutable
class PutNodeInsert {
  final String id;

  PutNodeInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final PutNodeInsert otherTyped = other as PutNodeInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  PutNodeInsert({
    required this.id,
  });
}

@immutable
class PutData {
  final PutNodeInsert node_insert;

  PutData.fromJson(dynamic json) :
    node_insert = PutNodeInsert.fromJson(json['node_insert']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final PutData otherTyped = other as PutData;
    return this.node_insert == otherTyped.node_insert;
  }

  @override
  int get hashCode => Object.hashAll([node_insert.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['node_insert'] = this.node_insert.toJson();
    return json;
  }

  PutData({
    required this.node_insert,
  });
}

@immutable
class PutVariables {
  final NodeData data;

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final PutVariables otherTyped = other as PutVariables;
    return this.data == otherTyped.data;
  }

  @override
  int get hashCode => Object.hashAll([data.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['data'] = this.data.toJson();
    return json;
  }

  PutVariables({
    required this.data,
  });
}
